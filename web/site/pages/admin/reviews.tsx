// What people wrote, the latest first; one that must not stay is taken away.
import { useQuery } from '../../state/router.ts';
import { api } from '../../state/session.ts';
import { useAdminWords } from '../../words/admin/index.ts';
import { act, Confirm, PagesFoot, Part, Table, usePages, valueIn, When } from './parts.tsx';

export function ReviewsPart() {
  const all = useAdminWords();
  const words = all.reviews;
  const [place, setPlace] = useQuery('place');
  const pages = usePages(
    (page, signal) =>
      valueIn(api.call.getAdminReviews({ query: { ...page, ...(place && { place_id: place }) }, signal })),
    [place],
  );
  const remove = (id: number) => act(() => api.call.deleteAdminReviewsById({ id }), words.removed, pages.again);
  return (
    <Part title={words.title}>
      {place && (
        <p class="row">
          <span>{words.onlyOf(pages.rows[0]?.place_name ?? place)}</span>
          <button type="button" class="link" onClick={() => setPlace(undefined)}>
            {words.all}
          </button>
        </p>
      )}
      {pages.rows.length > 0 && (
        <Table
          label={words.title}
          heads={[all.when, words.place, words.author, words.rating, words.comment, all.actions]}
        >
          {pages.rows.map((review) => (
            <tr key={review.id}>
              <td>
                <When at={review.created_at} />
              </td>
              <th scope="row">
                <a href={`/place/?id=${encodeURIComponent(review.place_id)}`}>{review.place_name ?? review.place_id}</a>
              </th>
              <td>{review.username}</td>
              <td>{review.rating}</td>
              <td class="prose">
                {review.comment}
                {review.shared_as !== undefined && <p class="quiet">{words.shared(review.shared_as)}</p>}
              </td>
              <td>
                <Confirm label={words.remove} sure={words.sure} onSure={() => remove(review.id)} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      <PagesFoot pages={pages} />
    </Part>
  );
}
