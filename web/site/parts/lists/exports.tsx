// Files to take along: a list, or the places that were saved, hidden or visited.
import type { PlaceFile } from '../../../api-client/client.ts';
import { saveFile } from '../../state/save-file.ts';
import { useListWords } from '../../words/lists/index.ts';
import { Icon } from '../icons.tsx';
import { report } from '../toast.tsx';

interface Props {
  readonly name: string;
  readonly file: (kind: PlaceFile) => Promise<Blob>;
}

const KINDS = { geojson: 'GeoJSON', kml: 'KML', csv: 'CSV' } as const satisfies Record<PlaceFile, string>;

export function Exports({ name, file }: Props) {
  const words = useListWords();
  async function take(kind: PlaceFile) {
    try {
      saveFile(`${name}.${kind}`, await file(kind));
    } catch (error) {
      report(error);
    }
  }
  return (
    <div class="row exports">
      <span class="quiet">{words.export}</span>
      {(Object.keys(KINDS) as PlaceFile[]).map((kind) => (
        <button
          key={kind}
          type="button"
          class="button small"
          aria-label={words.exportAs(KINDS[kind])}
          onClick={() => take(kind)}
        >
          <Icon name="download" /> {KINDS[kind]}
        </button>
      ))}
    </div>
  );
}
