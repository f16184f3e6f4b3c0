import { ButtonLink } from '../../components/ButtonLink.tsx';
import type { PageData } from '../../lib/content-schemas.ts';
import { paths } from '../../lib/paths.ts';

export function NotFound({ page }: { page: PageData<'not-found'> }) {
  return (
    <div className="wrap pt-36 pb-16" data-not-found="">
      <h1 className="text-4xl">{page.heading}</h1>
      <p className="mt-6 text-xl">{page.text}</p>
      <p className="mt-4 max-w-measure text-muted">{page.help}</p>
      <p className="mt-8">
        <ButtonLink href={paths.home}>Return to Home</ButtonLink>
      </p>
    </div>
  );
}
