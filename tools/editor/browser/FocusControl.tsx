import type { CustomFieldControlProps } from '@sveltia/cms';
import { translate } from './words.ts';
import './focus-control.css';

const middle = 50;

/** @returns how far the point is from the left and from the top, in percent */
function readPoint(value: unknown): [left: number, top: number] {
  const [, left, top] = /^(\d+)% (\d+)%$/.exec(String(value)) ?? [];
  return [Number(left ?? middle), Number(top ?? middle)];
}

const write = (left: number, top: number) => `${Math.round(left)}% ${Math.round(top)}%`;

/** @returns the address of the picture of the entry, if the editor has it */
function findPicture(entry: CustomFieldControlProps['entry']): string | undefined {
  const image = String(entry?.getIn(['data', 'image']) ?? '');
  if (image.startsWith('blob:')) return image;
  const files = (entry?.get('mediaFiles') ?? []) as Iterable<{ get: (key: string) => unknown }>;
  const file = [...files].find((other) => String(other.get('path')).endsWith(image.slice(1)));
  return image && file ? (file.get('url') as string | undefined) : undefined;
}

/**
 * Chooses the point of a picture that stays in view where it is cropped: by a click on it, or with
 * two sliders. Sveltia CMS draws it with a React of its own, so that it uses no hooks.
 */
export function FocusControl({ value, entry, forID, onChange }: CustomFieldControlProps) {
  const [left, top] = readPoint(value);
  const picture = findPicture(entry);
  return (
    <div className="focus-control">
      {picture && (
        <button
          aria-label={translate('Choose the point on the picture')}
          onClick={({ currentTarget, clientX, clientY }) => {
            const { x, y, width, height } = currentTarget.getBoundingClientRect();
            onChange(write(((clientX - x) / width) * 100, ((clientY - y) / height) * 100));
          }}
          type="button"
        >
          <img alt="" src={picture} />
          <span style={{ left: `${left}%`, top: `${top}%` }} />
        </button>
      )}
      <label>
        {translate('From the left')}
        <input
          id={forID}
          max={100}
          min={0}
          onChange={({ target }) => onChange(write(Number(target.value), top))}
          type="range"
          value={left}
        />
      </label>
      <label>
        {translate('From the top')}
        <input
          max={100}
          min={0}
          onChange={({ target }) => onChange(write(left, Number(target.value)))}
          type="range"
          value={top}
        />
      </label>
      <output>{String(value || translate('the middle'))}</output>
    </div>
  );
}
