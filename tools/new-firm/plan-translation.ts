import { readStarter } from './facts.ts';
import type { Fields } from './placeholders.ts';
import { planMenus } from './plan-menus.ts';
import type { Plan } from './write-plans.ts';

/** The pages with which a further language begins. */
const pageIds = ['home', 'who-are-we', 'not-found', 'post-not-found'];

const kindsInPart = ['firm', 'offices', 'vocabulary'];

/**
 * Plans a partial translation: what every language needs, and the page about the firm. The rest is left
 * out until it is translated.
 * @param first all files of the first language
 * @param tag of the further one
 */
export function planTranslation(first: Plan[], tag: string): Plan[] {
  const starter = readStarter(tag);
  const plan = ({ kind, id, given }: Plan): Plan => ({
    kind,
    id,
    given: {
      ...starter[`${kind}/${id}`],
      // What the first language leaves out.
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value === undefined)),
      // A place has its name until it is written otherwise.
      ...(kind === 'offices' && { locality: given.locality, region: given.region }),
    },
  });
  const pages = first.filter(({ kind, id }) => kind === 'pages' && pageIds.includes(id)).map(plan);
  const others = first.filter(({ kind }) => kindsInPart.includes(kind)).map(plan);
  const services = starter['pages/home']?.services as Fields;
  const menus: Plan = { kind: 'menus', id: 'menus', given: planMenus(pages, services.heading) };
  return [...pages, ...others, menus];
}
