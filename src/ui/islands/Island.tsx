import { Component, createRef, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/**
 * Around what an island renders: controls and texts, never content, which stands outside of it. It is
 * rendered anew if React cannot update it, because a translator has moved its texts; so its state is
 * kept above it. A text that changes is the only child of its element: React then replaces what a
 * translator has put there. The event tells `needed.ts` that the island works.
 */
export class Island extends Component<Props, { times: number }> {
  override state = { times: 0 };
  private readonly root = createRef<HTMLDivElement>();

  override componentDidMount() {
    // Layout effects of the components around this one come later, and with them their listeners.
    queueMicrotask(() =>
      this.root.current?.dispatchEvent(new Event('site:awake', { bubbles: true })),
    );
  }

  override componentDidCatch() {
    this.setState(({ times }) => ({ times: times + 1 }));
  }

  override render() {
    return (
      <div className="contents" key={this.state.times} ref={this.root}>
        {this.props.children}
      </div>
    );
  }
}
