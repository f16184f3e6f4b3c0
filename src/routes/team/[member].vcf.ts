import type { APIRoute } from 'astro';
import { makeCardPhoto } from '../../features/contact/card-photo.ts';
import { buildMemberCard } from '../../features/team/member-card.ts';
import type { TeamMember } from '../../features/team/model/member.ts';
import { getSite } from '../../site/reader.ts';

export function getStaticPaths({ routePattern }: { routePattern: string }) {
  const { getEntries } = getSite(routePattern);
  return getEntries('team').map((member) => ({
    params: { member: member.id },
    props: { member },
  }));
}

export const GET: APIRoute<{ member: TeamMember }> = async ({ props, routePattern }) => {
  const { firm, getEntries } = getSite(routePattern);
  const offices = getEntries('offices');
  const { image } = props.member;
  const photo = image === undefined ? undefined : await makeCardPhoto(image);
  return new Response(buildMemberCard(firm, props.member, offices, photo));
};
