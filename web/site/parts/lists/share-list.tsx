// The links of a list: one to read, one to edit together; all of them are withdrawn at once.
import { useState } from 'preact/hooks';
import type { List } from '../../../api-client/client.ts';
import { memory } from '../../state/memory.ts';
import { api } from '../../state/session.ts';
import { useListWords } from '../../words/lists/index.ts';
import { Icon } from '../icons.tsx';
import { LinkField } from '../link-field.tsx';
import { report, say } from '../toast.tsx';

type Access = List['links'][number];
const ACCESS = ['read', 'edit'] as const satisfies readonly Access[];

/** The service tells a link once, so this browser remembers it. */
const linkKey = (id: string, access: Access) => `list-link.${access}.${id}`;

export function forgetLinks(id: string): void {
  for (const access of ACCESS) memory.write(linkKey(id, access), undefined);
}

interface Props {
  readonly list: List;
  /** The list has other links now. */
  readonly onChange: () => void;
}

export function ShareList({ list: { id, links }, onChange }: Props) {
  const words = useListWords();
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<Readonly<Partial<Record<Access, string>>>>({});
  const linkOf = (access: Access) =>
    made[access] ?? (links.includes(access) ? memory.read(linkKey(id, access)) : undefined);

  async function share(access: Access) {
    try {
      const { link } = (await api.call.postListsByIdLink({ id, body: { access } })).value;
      memory.write(linkKey(id, access), link);
      setMade({ ...made, [access]: link });
      onChange();
    } catch (error) {
      report(error);
    }
  }
  async function withdraw() {
    try {
      await api.call.deleteListsByIdLink({ id });
      forgetLinks(id);
      setMade({});
      onChange();
      say(words.withdrawn);
    } catch (error) {
      report(error);
    }
  }
  const isShared = links.length > 0 || Object.keys(made).length > 0;
  return (
    <>
      <button type="button" class="button primary" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="share" /> {words.share}
      </button>
      {open && (
        <div class="share list-share">
          {ACCESS.map((access) => (
            <LinkChoice
              key={access}
              access={access}
              link={linkOf(access)}
              isElsewhere={links.includes(access) && linkOf(access) === undefined}
              onMake={() => share(access)}
            />
          ))}
          {isShared && (
            <button type="button" class="button danger" onClick={withdraw}>
              {words.withdrawAll}
            </button>
          )}
        </div>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly access: Access;
  readonly link: string | undefined;
  /** There is one, made in another browser. */
  readonly isElsewhere: boolean;
  readonly onMake: () => void;
}

function LinkChoice({ access, link, isElsewhere, onMake }: ChoiceProps) {
  const words = useListWords();
  const isToRead = access === 'read';
  const name = isToRead ? words.shareRead : words.shareEdit;
  return (
    <div class="link-choice">
      {link === undefined ? (
        <button type="button" class="button" onClick={onMake}>
          {words.makeLink(name)}
        </button>
      ) : (
        <LinkField label={name} url={new URL(`/list/?shared=${link}`, location.origin).href} />
      )}
      <p class="quiet share-note">
        {isToRead ? words.shareReadHint : words.shareEditHint} {isElsewhere && words.otherLink}
      </p>
    </div>
  );
}
