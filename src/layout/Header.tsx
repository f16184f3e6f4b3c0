import MenuIcon from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { NavigationLink } from '../content/addresses.ts';
import type { Alternate } from '../discovery/alternates.ts';
import type { Site } from '../site/site.ts';
import { BookingLink } from '../ui/BookingLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Mark } from './Mark.tsx';
import { Menu } from './Menu.tsx';
import type { NavigationItem } from './navigation.ts';
import { SearchButton } from './SearchButton.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

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

export function Header(props: Props) {
  const { site, items, alternates, currentPath, trail } = props;
  const { firm, words, paths } = site;
  const linked = new Set(items.flatMap(({ path, links = [] }) => [path, ...links.map(toPath)]));
  // The nearest of the pages above, without the home page, to which the menu links.
  const above = trail.slice(1, -1).map(toPath).reverse();
  const current = [currentPath, ...above].find((path) => linked.has(path));
  const isCurrent = (path: string | undefined) => path !== undefined && path === current;
  /** @param panel classes of the panels, which drop down or are groups in the mobile panel */
  const buildItems = (panel: string) =>
    items.map(({ label, path, links }) =>
      links ? (
        <Menu
          currentPath={currentPath}
          group={{ label, links }}
          isCurrent={links.some((link) => isCurrent(link.path))}
          key={label}
          panel={panel}
        />
      ) : (
        <a
          aria-current={path === currentPath ? 'page' : undefined}
          className={`${isCurrent(path) ? 'site-current ' : ''}tap flex items-center px-3 text-sm font-medium hover:text-accent`}
          href={path}
          key={label}
        >
          {label}
        </a>
      ),
    );
  const booking = <BookingLink firm={firm} words={words} />;

  return (
    <header className="site-header fixed inset-x-0 top-0 z-10 screen-only" data-header="">
      <div className="wrap flex h-18 items-center gap-2">
        {/* Takes the space that the menu leaves. The name wraps before a menu label does. */}
        <div className="site-brand">
          <a className="tap inline-flex items-center font-display" href={paths.home}>
            <Mark />
            <span className={firm.name.length > longName ? 'long-name' : undefined}>
              {firm.name}
            </span>
          </a>
        </div>
        <nav aria-label={words.layout.mainMenu} className="site-nav hidden items-center lg:flex">
          {buildItems('site-menu absolute top-full rounded-sm bg-raised py-2 panel-shadow')}
          <div className="ms-2">{booking}</div>
        </nav>
        <div className="hidden md:block lg:hidden">{booking}</div>
        <details className="lg:hidden" data-panel="">
          <summary
            aria-label={words.layout.menuButton}
            className="tap flex shrink-0 items-center justify-center rounded-sm hover:bg-sunken"
          >
            <MenuIcon aria-hidden="true" className="size-6" />
            <X aria-hidden="true" className="size-6" />
          </summary>
          <nav
            aria-label={words.layout.mainMenuSmall}
            className="site-panel absolute inset-x-0 top-full border-t border-rule bg-raised px-3 pt-3 pb-8"
          >
            <SearchButton className="flex px-3 text-sm font-medium hover:text-accent">
              {words.search.open}
            </SearchButton>
            {buildItems('pb-3 ps-3')}
            <div className="px-3 pt-4">{booking}</div>
          </nav>
        </details>
        <LanguageSwitch alternates={alternates} words={words} />
        <SearchButton
          className="hidden w-11 shrink-0 justify-center rounded-sm hover:bg-sunken sm:flex"
          label={words.search.open}
        >
          <Search aria-hidden="true" className="size-5" strokeWidth={1.6} />
        </SearchButton>
        <ThemeToggle label={words.layout.darkTheme} />
      </div>
    </header>
  );
}
