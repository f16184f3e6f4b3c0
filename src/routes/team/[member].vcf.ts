import { makeCardPhoto } from '../../features/contact/card-photo.ts';
import { buildMemberCard } from '../../features/team/member-card.ts';
import type { TeamMember } from '../../features/team/model/member.ts';
import { listEntryPages, siteFile } from '../../site/reader.ts';

export const getStaticPaths = listEntryPages('team');

export const GET = siteFile(async ({ firm, entries }, { entry }: { entry: TeamMember }) => {
  const photo = entry.image ? await makeCardPhoto(entry.image) : undefined;
  return buildMemberCard(firm, entry, entries.offices, photo);
});
