import type { AccessibleNode } from './accessibility-tree.ts';

/** The terms of screen readers for roles that browsers name differently. */
const spokenRoles: Record<string, string> = {
  RootWebArea: 'page',
  DisclosureTriangle: 'button',
  banner: 'banner landmark',
  navigation: 'navigation landmark',
  main: 'main landmark',
  search: 'search landmark',
  form: 'form landmark',
  contentinfo: 'content information landmark',
  image: 'graphic',
  radio: 'radio button',
  searchbox: 'search edit',
  textbox: 'edit',
  combobox: 'combo box',
  columnheader: 'column header',
  rowheader: 'row header',
};

/** @returns for example "heading level 2" or "navigation landmark" */
export const nameRole = (role: string, level?: number) =>
  level ? `heading level ${level}` : (spokenRoles[role] ?? role);

const isOn = (state: unknown) => String(state ?? 'false') !== 'false';

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;

/** Counts the nodes of a role inside a node, except inside nested tables or lists. */
export const countInside = (node: AccessibleNode, role: string): number =>
  node.children.reduce((sum, child) => {
    if (child.role === role) return sum + 1;
    return child.role === node.role ? sum : sum + countInside(child, role);
  }, 0);

/** @returns what is announced after the name of a node, such as "checked" */
export function describeStates(node: AccessibleNode): string[] {
  const { role, states, value, description } = node;
  const said = [
    role === 'list' && count(countInside(node, 'listitem'), 'item'),
    role === 'table' && count(countInside(node, 'row'), 'row'),
    role === 'heading' && countInside(node, 'link') > 0 && 'link',
    role !== 'radio' && value,
    states.checked !== undefined && (isOn(states.checked) ? 'checked' : 'not checked'),
    states.pressed !== undefined && (isOn(states.pressed) ? 'pressed' : 'not pressed'),
    role === 'DisclosureTriangle' && (isOn(states.expanded) ? 'expanded' : 'collapsed'),
    isOn(states.required) && 'required',
    role === 'textbox' && isOn(states.readonly) && 'read only',
    isOn(states.invalid) && 'invalid entry',
    isOn(states.disabled) && 'unavailable',
    isOn(states.current) && 'current page',
    description,
  ];
  return said.filter((state) => typeof state === 'string' && state !== '') as string[];
}
