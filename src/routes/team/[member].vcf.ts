import type { APIRoute } from 'astro';
import { makeCardPhoto } from '../../features/contact/card-photo.ts';
import { buildMemberCard } from '../../features/team/member-card.ts';
import type { TeamMember } from '../../features/team/model/member.ts';
import { getSite, listEntryPages } from '../../site/reader.ts';

export const getStaticPaths = listEntryPages('team');

export const GET: APIRoute<{ entry: TeamMember }> = async ({ props: { entry }, routePattern }) => {
  const { firm, entries } = getSite(routePattern);
  const photo = entry.image ? await makeCardPhoto(entry.image) : undefined;
  return new Response(buildMemberCard(firm, entry, entries.offices, photo));
};
