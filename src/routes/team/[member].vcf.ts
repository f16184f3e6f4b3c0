import type { APIRoute } from 'astro';
import type { TeamMember } from '../../content/kinds/member.ts';
import { getEntries, getFirm } from '../../content/reader.ts';
import { buildMemberCard } from '../../features/contact/vcard.ts';

export async function getStaticPaths() {
  return (await getEntries('team')).map((member) => ({
    params: { member: member.id },
    props: { member },
  }));
}

export const GET: APIRoute<{ member: TeamMember }> = async ({ props }) =>
  new Response(buildMemberCard(await getFirm(), props.member), {
    headers: { 'content-type': 'text/vcard' },
  });
