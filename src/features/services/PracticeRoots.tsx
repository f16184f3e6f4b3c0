import './practice-roots.css';
import { hasBanyan } from '../../ui/banyan/has-banyan.ts';
import { drawDome } from './draw-dome.ts';

interface Props {
  /** How many points the practice has: each has a root. */
  count: number;
}

/** The part of the firm's tree that belongs to one practice, on its ground. */
export const PracticeRoots = ({ count }: Props) =>
  hasBanyan && (
    <svg aria-hidden="true" className="practice-roots" viewBox="0 0 40 36">
      <path d={drawDome(count)} />
      <path d="M0 34.5h40" />
    </svg>
  );
