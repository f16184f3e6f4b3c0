import { ArrowDown } from 'lucide-react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { paths } from '../../lib/paths.ts';

interface Props {
  heading: string;
  intro: string;
}

export function Hero({ heading, intro }: Props) {
  return (
    <div className="wrap flex min-h-svh flex-col pt-28 pb-6 md:pt-36">
      <h1 className="max-w-page text-4xl lg:w-3/4">{heading}</h1>
      <p className="mt-8 max-w-measure text-lg text-muted">{intro}</p>
      <div className="mt-8">
        <ButtonLink href={paths.servicesSection}>Explore Our Services</ButtonLink>
      </div>
      <p className="mt-auto pt-8">
        <a
          aria-label="Down to our services"
          className="tap flex w-11 items-center justify-center rounded-sm border border-edge hover:border-ink hover:bg-sunken"
          href={paths.servicesSection}
        >
          <ArrowDown aria-hidden="true" className="size-5" strokeWidth={1.6} />
        </a>
      </p>
    </div>
  );
}
