import MenuIcon from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { NavigationLink } from '../content/addresses.ts';
import type { Alternate } from '../discovery/site-pages.ts';
import type { Site } from '../site/site.ts';
import { BookingLink } from '../ui/BookingLink.tsx';
import { LanguageSwitch, SearchButton, ThemeToggle } from './HeaderTools.tsx';
import { Logo, Mark } from './Mark.tsx';
import { currentClass, itemClass, Menu } from './Menu.tsx';
import { NavLink } from './NavLink.tsx';
import { buildHeaderItems } from './navigation.ts';

/** On a small phone, a longer name would take more lines than the header has room for. */
const longName = 36;

const toPath = ({ path }: NavigationLink) => path;

interface Props {
  site: Site;
  alternates: Alternate[];
  currentPath: string;
  /** The breadcrumb of the page. The item of the menu that is nearest to the page on it is marked. */
  trail: NavigationLink[];
}

export function Header({ site, alternates, currentPath, trail }: Props) {
  const { brand, firm, words, paths } = site;
  const items = buildHeaderItems(site);
  const linked = new Set(items.flatMap(({ path, links = [] }) => [path, ...links.map(toPath)]));
  // The nearest of the pages above, without the home page, to which the menu links.
  const above = trail.slice(1, -1).map(toPath).reverse();
  const current = [currentPath, ...above].find((path) => linked.has(path));
  const isCurrent = (path: string | undefined) => path !== undefined && path === current;
  const menus = items.filter(({ links }) => links);
  const isLong = firm.name.length > longName;

  return (
    <header
      className="site-header sticky top-0 z-10 -mb-18 bg-raised [box-shadow:var(--shadow-header)] at-top:bg-transparent at-top:[box-shadow:none] has-[[data-panel][open]]:bg-field [view-transition-name:header] outline outline-transparent fade-colors screen-only"
      data-header=""
    >
      <div className="wrap relative flex min-h-18 items-center justify-end max-lg:flex-wrap gap-2 px-edge lg:max-xl:px-5">
        {/* Takes the space that the menu leaves. The name wraps, and a logo shrinks, before a menu label wraps. */}
        <div
          className={`site-brand max-w-full grow-4 basis-0 @max-[18rem]:basis-full ${brand.logo ? 'min-w-[min(6rem,25vw)]' : ''} ${isLong ? 'long-name' : ''}`}
        >
          <a
            className={`tap inline-flex max-w-full items-center gap-[min(0.75rem,4vw)] font-display leading-none ${isLong ? 'text-sm sm:text-brand' : 'text-brand'}`}
            href={paths.home}
          >
            {brand.logo !== 'instead' && (
              <Mark
                className={`w-[min(2rem,10vw)] ${isLong && !brand.logo ? 'max-sm:hidden' : ''}`}
              />
            )}
            {brand.logo ? <Logo name={firm.name} /> : <span className="min-w-0">{firm.name}</span>}
          </a>
        </div>
        <details className="group" data-panel="">
          <summary
            aria-label={words.layout.menuButton}
            className="tap flex w-[min(2.75rem,14vw)] items-center justify-center rounded-sm hover:bg-sunken lg:hidden"
          >
            <MenuIcon aria-hidden="true" className="size-6 group-open:hidden" />
            <X aria-hidden="true" className="hidden size-6 group-open:block" />
          </summary>
        </details>
        {/* In a narrow window, the panel that the button opens. */}
        <nav
          aria-label={words.layout.mainMenu}
          className="site-nav hidden max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:h-[calc(100dvh-4.5rem)] max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:bg-field max-lg:px-edge max-lg:pt-2 max-lg:pb-8 max-lg:[[open]+&]:block lg:flex lg:min-w-0 lg:flex-wrap lg:items-center lg:text-xs lg:max-xl:grow lg:max-xl:justify-between xl:text-[0.9375rem]"
        >
          {items.map(({ label, path = '', newTab, links }) =>
            links ? (
              <Menu
                currentPath={currentPath}
                group={{ label, links }}
                isCurrent={links.some((link) => isCurrent(link.path))}
                isFirst={menus.length > 1 && label === menus[0]?.label}
                key={label}
              />
            ) : (
              <NavLink
                className={`${isCurrent(path) ? currentClass : ''}tap ${itemClass}`}
                currentPath={currentPath}
                key={label}
                link={{ label, path, ...(newTab && { newTab }) }}
              />
            ),
          )}
          <SearchButton className={`w-full min-[40rem]:hidden ${itemClass}`}>
            {words.search.open}
          </SearchButton>
          {/* Where it is tight, without the arrow: screen readers still announce the new tab. */}
          <div className="max-lg:pt-6 lg:ms-2 lg:max-xl:[&_[aria-hidden]]:hidden lg:max-xl:[&_a]:px-3.5 lg:max-xl:[&_a]:text-xs">
            <BookingLink firm={firm} words={words} />
          </div>
        </nav>
        <LanguageSwitch alternates={alternates} words={words} />
        <SearchButton label={words.search.open}>
          <Search aria-hidden="true" className="size-5" strokeWidth={1.6} />
        </SearchButton>
        <ThemeToggle label={words.layout.darkTheme} />
      </div>
    </header>
  );
}
