import MenuIcon from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { NavigationLink } from '../content/addresses.ts';
import type { Alternate } from '../discovery/alternates.ts';
import type { Site } from '../site/site.ts';
import { BookingLink } from '../ui/BookingLink.tsx';
import { LanguageSwitch, SearchButton, ThemeToggle } from './HeaderTools.tsx';
import { Mark } from './Mark.tsx';
import { currentClass, Menu, PanelGroup } from './Menu.tsx';
import type { NavigationItem } from './navigation.ts';

/** On a small phone, a longer name would take more lines than the header has room for. */
const longName = 36;

const toPath = ({ path }: NavigationLink) => path;

interface Props {
  site: Pick<Site, 'firm' | 'words' | 'paths'>;
  items: NavigationItem[];
  alternates: Alternate[];
  currentPath: string;
  /** The breadcrumb of the page. The item of the menu that is nearest to the page on it is marked. */
  trail: NavigationLink[];
}

export function Header({ site, items, alternates, currentPath, trail }: Props) {
  const { firm, words, paths } = site;
  const linked = new Set(items.flatMap(({ path, links = [] }) => [path, ...links.map(toPath)]));
  // The nearest of the pages above, without the home page, to which the menu links.
  const above = trail.slice(1, -1).map(toPath).reverse();
  const current = [currentPath, ...above].find((path) => linked.has(path));
  const isCurrent = (path: string | undefined) => path !== undefined && path === current;
  const menus = items.filter(({ links }) => links);
  const buildItems = (Group: typeof Menu, linkClass: string) =>
    items.map(({ label, path, links }) =>
      links ? (
        <Group
          currentPath={currentPath}
          group={{ label, links }}
          isCurrent={links.some((link) => isCurrent(link.path))}
          isFirst={menus.length > 1 && label === menus[0]?.label}
          key={label}
        />
      ) : (
        <a
          aria-current={path === currentPath ? 'page' : undefined}
          className={`${isCurrent(path) ? currentClass : ''}flex items-center ${linkClass}`}
          href={path}
          key={label}
        >
          {label}
        </a>
      ),
    );
  const booking = <BookingLink firm={firm} words={words} />;
  const isLong = firm.name.length > longName;

  return (
    <header
      className="site-header fixed inset-x-0 top-0 z-10 bg-raised [box-shadow:var(--shadow-header)] at-top:bg-transparent at-top:[box-shadow:none] has-[[data-panel][open]]:bg-field [view-transition-name:header] outline outline-transparent transition-[background-color,box-shadow] duration-200 screen-only"
      data-header=""
    >
      <div className="wrap flex h-18 items-center gap-2 px-[min(clamp(1.125rem,4vw,3rem),6vw)] lg:max-xl:px-5">
        {/* Takes the space that the menu leaves. The name wraps before a menu label does. */}
        <div className="site-brand grow-4 basis-0 wrap-anywhere">
          <a
            className={`tap inline-flex items-center gap-[min(0.75rem,4vw)] font-display leading-none ${isLong ? 'text-sm sm:text-brand' : 'text-brand'}`}
            href={paths.home}
          >
            <Mark className={`w-[min(2rem,10vw)] ${isLong ? 'max-sm:hidden' : ''}`} />
            <span>{firm.name}</span>
          </a>
        </div>
        <nav
          aria-label={words.layout.mainMenu}
          className="site-nav hidden items-center text-xs lg:flex lg:max-xl:grow lg:max-xl:justify-between xl:text-[0.9375rem]"
        >
          {buildItems(Menu, 'tap px-1 hover:text-accent xl:px-3')}
          {/* Where it is tight, without the arrow: screen readers still announce the new tab. */}
          <div className="ms-2 lg:max-xl:[&_[aria-hidden]]:hidden lg:max-xl:[&_a]:px-3.5 lg:max-xl:[&_a]:text-xs">
            {booking}
          </div>
        </nav>
        <div className="hidden md:block lg:hidden">{booking}</div>
        <details className="group lg:hidden" data-panel="">
          <summary
            aria-label={words.layout.menuButton}
            className="tap flex w-[min(2.75rem,14vw)] shrink-0 items-center justify-center rounded-sm hover:bg-sunken"
          >
            <MenuIcon aria-hidden="true" className="size-6 group-open:hidden" />
            <X aria-hidden="true" className="hidden size-6 group-open:block" />
          </summary>
          <nav
            aria-label={words.layout.mainMenuSmall}
            className="field absolute inset-x-0 top-full h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain px-[min(clamp(1.125rem,4vw,3rem),6vw)] pt-2 pb-8"
          >
            {buildItems(PanelGroup, 'min-h-14 border-b border-rule font-display text-xl')}
            <SearchButton className="flex min-h-14 w-full items-center border-b border-rule font-display text-xl">
              {words.search.open}
            </SearchButton>
            <div className="pt-6">{booking}</div>
          </nav>
        </details>
        <LanguageSwitch alternates={alternates} words={words} />
        <SearchButton label={words.search.open}>
          <Search aria-hidden="true" className="size-5" strokeWidth={1.6} />
        </SearchButton>
        <ThemeToggle label={words.layout.darkTheme} />
      </div>
    </header>
  );
}
