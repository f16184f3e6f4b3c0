import type { APIRoute } from 'astro';
import { getFirm, getTeam } from '../../lib/content.ts';
import type { TeamMember } from '../../lib/content-entries.ts';
import { toMemberCard } from '../../lib/vcard.ts';

export async function getStaticPaths() {
  return (await getTeam()).map((member) => ({ params: { member: member.id }, props: { member } }));
}

export const GET: APIRoute<{ member: TeamMember }> = async ({ props }) =>
  new Response(toMemberCard(await getFirm(), props.member), {
    headers: { 'content-type': 'text/vcard' },
  });
