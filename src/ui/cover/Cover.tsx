import './cover.css';
import { BanyanEmblem } from '../banyan/BanyanEmblem.tsx';

interface Props {
  number: number;
  /** For each practice of the firm, whether the article is about it. */
  practices: readonly boolean[];
}

/** The cover of an article: the firm's tree with the arches of its practices lit, and its number. */
export function Cover({ number, practices }: Props) {
  return (
    <div aria-hidden="true" className="cover">
      <span>{number}</span>
      <BanyanEmblem practices={practices} />
    </div>
  );
}
