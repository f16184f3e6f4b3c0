import { useLayoutEffect, useRef, useState } from 'react';
import { type PortraitState, readPortraitState } from './portrait-state.ts';

interface Props {
  src: string;
  width: number;
  height: number;
  initials: string;
}

/** A portrait over the initials: they show until the image has loaded, and stay if it fails. */
export function Portrait({ src, width, height, initials }: Props) {
  const [state, setState] = useState<PortraitState>('idle');
  const image = useRef<HTMLImageElement>(null);

  // Before this, the image may have loaded or failed unseen.
  useLayoutEffect(() => setState(readPortraitState(image.current)), []);

  return (
    <span
      aria-hidden="true"
      className="relative flex size-full items-center justify-center"
      data-portrait={state}
    >
      {state !== 'loaded' && <span className="font-display text-2xl text-accent">{initials}</span>}
      {/* Without scripts it covers the initials by itself: with no words of its own, it draws nothing when it is broken. */}
      <img
        alt=""
        className={`absolute inset-0 size-full object-cover ${state === 'loaded' ? '' : 'js:invisible'}`}
        height={height}
        onError={() => setState('error')}
        onLoad={() => setState('loaded')}
        ref={image}
        src={src}
        width={width}
      />
    </span>
  );
}
