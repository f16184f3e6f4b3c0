import { type NavigationLink, toLink } from '../content/addresses.ts';
import { splitDate } from '../content/dates.ts';
import { mailLink, phoneLink } from '../content/firm-facts.ts';
import type { Site } from '../site/site.ts';
import { EmailText } from '../ui/EmailText.tsx';
import { NewTabNote } from '../ui/NewTabNote.tsx';
import { Template } from '../ui/Template.tsx';
import { Mark } from './Mark.tsx';
import { NavLink } from './NavLink.tsx';
import { buildFooterGroups, listNetworks } from './navigation.ts';

interface Props {
  site: Site;
  currentPath: string | undefined;
}

interface LinkProps {
  link: NavigationLink;
  currentPath: string | undefined;
}

/** On phones as high as a finger. */
const target = 'inline-block max-w-full py-1 max-sm:py-2.5';

const FooterLink = (props: LinkProps) => (
  <li>
    <NavLink className={`${target} hover:underline`} {...props} />
  </li>
);

interface ListProps {
  heading: string;
  links: NavigationLink[];
  currentPath: string | undefined;
}

/** The footer is their landmark: as one of its own, each could have the name of one on the page. */
const FooterList = ({ heading, links, currentPath }: ListProps) => (
  <div className="max-w-full grow basis-36 max-sm:basis-full sm:wrap-break-word">
    <h2 className="text-lg">{heading}</h2>
    <ul className="mt-3 max-sm:mt-0.5 max-sm:columns-[9rem]">
      {links.map((link) => (
        <FooterLink currentPath={currentPath} key={link.path} link={link} />
      ))}
    </ul>
  </div>
);

export function Footer({ site, currentPath }: Props) {
  const { firm, paths } = site;
  const { legal, offices } = site.entries;
  // `clock.ts` replaces the year of the build with the visitor's current one.
  const [year] = splitDate(site.today);
  const { layout, ui } = site.words;
  const contacts = [
    { path: mailLink(firm.email), text: <EmailText email={firm.email} /> },
    { path: phoneLink(firm.phone), text: firm.phone },
    { path: paths.contactCard, text: layout.contactCard },
  ];
  return (
    <footer className="field mt-[clamp(2rem,6vw,4.5rem)] border-t-6 border-field-mark text-sm screen-only [main:has(.ends-page)+&]:mt-0">
      <div className="wrap grid gap-x-8 gap-y-6 py-[clamp(2rem,8vw,4rem)] sm:gap-y-8 lg:grid-cols-[var(--side)_minmax(0,1fr)]">
        <div>
          <div className="flex flex-wrap items-end gap-x-3 gap-y-4 sm:block">
            <Mark className="size-9 shrink-0 sm:size-18" />
            <p className="font-display text-2xl sm:mt-4 sm:text-3xl">{firm.name}</p>
          </div>
          <p className="mt-4 max-w-narrow text-muted">{firm.blurb}</p>
          {listNetworks(site).map((link) => (
            <p className="mt-3" key={link.path}>
              <NavLink className="link py-3.25" currentPath={currentPath} link={link} />
            </p>
          ))}
        </div>
        {/* The contact details are as wide as an e-mail address. */}
        <div className="flex flex-wrap gap-x-8 gap-y-3 sm:gap-y-6">
          {buildFooterGroups(site).map(({ label, links }) => (
            <FooterList currentPath={currentPath} heading={label} key={label} links={links} />
          ))}
          <section aria-labelledby="footer-contact" className="min-w-0 grow-[1.4] basis-56">
            <h2 className="text-lg" id="footer-contact">
              {layout.contact}
            </h2>
            <p className="mt-3 label max-sm:mt-1.5 max-sm:mb-0">{layout.generalInformation}</p>
            <p className="flex flex-col items-start">
              {contacts.map(({ path, text }) => (
                <a className={`link ${target}`} href={path} key={path}>
                  {text}
                </a>
              ))}
            </p>
            {offices.map(({ id, title, addressLines }) => (
              <address className="mt-3 text-muted not-italic" key={id}>
                {offices.length > 1 && <b className="block font-medium">{title}</b>}
                {addressLines.join(', ')}
              </address>
            ))}
          </section>
        </div>
      </div>
      <div className="soil">
        <div className="wrap flex flex-wrap items-baseline gap-x-6 gap-y-2 py-5 text-muted">
          <p className="me-auto">
            ©&nbsp;
            <time data-clock="year" dateTime={String(year)}>
              {year}
            </time>
            {` ${firm.legalName}`}
            {firm.sampleNote && <span className="block">{firm.sampleNote}</span>}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {legal.map(toLink).map((link) => (
              <FooterLink currentPath={undefined} key={link.path} link={link} />
            ))}
          </ul>
          {firm.creditUrl && firm.creditLabel && (
            <p>
              <Template
                text={layout.credit}
                values={{
                  builder: (
                    <a className="link" href={firm.creditUrl} rel="noopener" target="_blank">
                      {`${firm.creditLabel} `}
                      <NewTabNote text={ui.newTab} />
                    </a>
                  ),
                }}
              />
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}
