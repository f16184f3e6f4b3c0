import './cover.css';
import { BanyanEmblem } from '../banyan/BanyanEmblem.tsx';

interface Props {
  /** For each practice of the firm, whether the article is about it. */
  practices: readonly boolean[];
}

/** The cover of an article: the firm's tree with the arches of its practices lit. */
export function Cover({ practices }: Props) {
  return (
    <div aria-hidden="true" className="cover">
      <BanyanEmblem practices={practices} />
    </div>
  );
}
