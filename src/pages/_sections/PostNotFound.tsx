import { ButtonLink } from '../../components/ButtonLink.tsx';
import type { PageData } from '../../lib/content-schemas.ts';
import { paths } from '../../lib/paths.ts';

export function PostNotFound({ post }: { post: PageData<'post-not-found'> }) {
  return (
    <div className="wrap pt-36 pb-16">
      <h1 className="text-3xl">{post.heading}</h1>
      <p className="mt-6 text-xl">{post.text}</p>
      <p className="mt-4 max-w-measure text-muted">{post.help}</p>
      <p className="mt-8">
        <ButtonLink href={paths.blogs}>Back to All Articles</ButtonLink>
      </p>
    </div>
  );
}
