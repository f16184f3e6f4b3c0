import type { Page } from '@playwright/test';

/** A node of the accessibility tree of a browser. */
export interface AccessibleNode {
  role: string;
  name: string;
  description: string;
  value: string;
  /** States such as `checked`, `expanded`, `level`. */
  states: Record<string, unknown>;
  children: AccessibleNode[];
}

interface ProtocolValue {
  value?: unknown;
}

interface ProtocolNode {
  nodeId: string;
  ignored: boolean;
  role?: ProtocolValue;
  name?: ProtocolValue;
  description?: ProtocolValue;
  value?: ProtocolValue;
  properties?: { name: string; value: ProtocolValue }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

interface DomNode {
  backendNodeId: number;
  attributes?: string[];
}

const textOf = (value?: ProtocolValue) => String(value?.value ?? '').trim();

/** The browser's tree does not contain `aria-current`, so it is read from the DOM. */
function findCurrent(nodes: DomNode[]) {
  const isCurrent = ({ attributes = [] }: DomNode) => attributes.includes('aria-current');
  return new Set(nodes.filter(isCurrent).map(({ backendNodeId }) => backendNodeId));
}

/**
 * Reads the accessibility tree of a page in reading order. Nodes that are hidden from screen
 * readers are replaced by their children.
 * Source: https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/
 */
export async function readAccessibilityTree(page: Page): Promise<AccessibleNode> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  const dom = await session.send('DOM.getFlattenedDocument', { depth: -1 });
  const current = findCurrent(dom.nodes);
  const tree = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const nodes = new Map((tree.nodes as ProtocolNode[]).map((node) => [node.nodeId, node]));

  const convert = (node: ProtocolNode): AccessibleNode[] => {
    const children = (node.childIds ?? []).flatMap((id) => {
      const child = nodes.get(id);
      return child ? convert(child) : [];
    });
    const role = textOf(node.role);
    if (role === 'InlineTextBox') return [];
    if (node.ignored) return children;
    const states = Object.fromEntries(
      (node.properties ?? []).map(({ name, value }) => [name, value.value]),
    );
    if (current.has(node.backendDOMNodeId ?? 0)) states.current = true;
    const name = role === 'StaticText' ? String(node.name?.value ?? '') : textOf(node.name);
    return [
      {
        role,
        name,
        description: textOf(node.description),
        value: textOf(node.value),
        states,
        children,
      },
    ];
  };
  const [root] = tree.nodes.slice(0, 1).flatMap((node) => convert(node as ProtocolNode));
  if (!root) throw new Error('The page has no accessibility tree');
  return root;
}
