import { Menu as MenuIcon, X } from 'lucide-react';
import type { Site } from '../content/site.ts';
import { BookingLink } from '../ui/BookingLink.tsx';
import { Mark } from './Mark.tsx';
import { Menu } from './Menu.tsx';
import type { NavigationGroup } from './navigation.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

interface Props {
  site: Pick<Site, 'firm' | 'words' | 'paths'>;
  groups: NavigationGroup[];
  currentPath: string;
}

const hanging = 'site-menu absolute top-full bg-raised py-2 panel-shadow rounded-sm';
// First panel to the left of its button, last to the right, the middle one no wider than its own.
const panels = [`${hanging} right-2 w-72`, `${hanging} -inset-x-2`, `${hanging} left-2 w-52`];

export function Header({ site: { firm, words, paths }, groups, currentPath }: Props) {
  const current = (path: string) => (path === currentPath ? 'page' : undefined);
  const whoAreWe = (
    <a
      aria-current={current(paths.whoAreWe)}
      className="tap flex items-center px-3 text-sm font-medium hover:text-accent"
      href={paths.whoAreWe}
    >
      {words.layout.whoAreWe}
    </a>
  );
  const booking = <BookingLink href={firm.bookingUrl} words={words} />;

  return (
    <header className="site-header fixed inset-x-0 top-0 z-10 print:hidden" data-header="">
      <div className="wrap flex h-18 items-center gap-2">
        {/* Takes what the menu leaves: where room is short, the name breaks before a label does. */}
        <div className="site-brand">
          <a className="tap inline-flex items-center gap-3 font-display text-lg" href={paths.home}>
            <Mark />
            <span className="leading-none">{firm.name}</span>
          </a>
        </div>
        <nav aria-label={words.layout.mainMenu} className="site-nav hidden items-center lg:flex">
          {whoAreWe}
          {groups.map((group, index) => (
            <Menu
              currentPath={currentPath}
              group={group}
              key={group.label}
              panel={panels[index] ?? ''}
            />
          ))}
          <div className="ml-2">{booking}</div>
        </nav>
        <details className="lg:hidden" data-panel="">
          <summary
            aria-label={words.layout.menuButton}
            className="tap flex w-11 shrink-0 items-center justify-center rounded-sm hover:bg-sunken"
          >
            <MenuIcon aria-hidden="true" className="size-6" />
            <X aria-hidden="true" className="size-6" />
          </summary>
          <nav
            aria-label={words.layout.mainMenuSmall}
            className="site-panel absolute inset-x-0 top-full border-t border-rule bg-raised px-3 pt-3 pb-8"
          >
            {whoAreWe}
            {groups.map((group) => (
              <Menu currentPath={currentPath} group={group} key={group.label} panel="pb-3 pl-3" />
            ))}
            <div className="px-3 pt-4">{booking}</div>
          </nav>
        </details>
        <ThemeToggle label={words.layout.darkTheme} />
      </div>
    </header>
  );
}
