import { Component, Fragment, type ReactNode, useEffect, useRef } from 'react';

interface Props {
  children: ReactNode;
}

/** Renders its children anew if React cannot update them, because a translator has moved their texts. */
class Renewed extends Component<Props, { times: number }> {
  override state = { times: 0 };

  override componentDidCatch() {
    this.setState(({ times }) => ({ times: times + 1 }));
  }

  override render() {
    return <Fragment key={this.state.times}>{this.props.children}</Fragment>;
  }
}

/**
 * Around what an island renders: controls and texts, never content, which stands outside of it. It may
 * be rendered anew at any time, so its state is kept above it. A text that changes is the only child
 * of its element: React then replaces what a translator has put there. The event tells
 * `needed.ts` that the island works.
 */
export function Island({ children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.dispatchEvent(new Event('site:awake', { bubbles: true }));
  }, []);
  return (
    <div className="contents" ref={root}>
      <Renewed>{children}</Renewed>
    </div>
  );
}
