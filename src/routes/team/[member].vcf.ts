import type { APIRoute } from 'astro';
import { makeCardPhoto } from '../../features/contact/card-photo.ts';
import { buildMemberCard } from '../../features/contact/vcard.ts';
import type { TeamMember } from '../../features/team/model/member.ts';
import { getSite } from '../../site/reader.ts';

export async function getStaticPaths({ routePattern }: { routePattern: string }) {
  const { getEntries } = await getSite(routePattern);
  return (await getEntries('team')).map((member) => ({
    params: { member: member.id },
    props: { member },
  }));
}

export const GET: APIRoute<{ member: TeamMember }> = async ({ props, routePattern }) => {
  const { firm, getEntries } = await getSite(routePattern);
  const offices = await getEntries('offices');
  const { image } = props.member;
  // Astro keeps the path of the original file beside what it declares.
  const file = (image as { fsPath?: string } | undefined)?.fsPath;
  const photo = file ? await makeCardPhoto(file) : undefined;
  return new Response(buildMemberCard(firm, props.member, offices, photo), {
    headers: { 'content-type': 'text/vcard' },
  });
};
