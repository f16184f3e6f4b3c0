import { portraitCrops } from '../../ui/photograph/crops.ts';
import { preparePhotograph } from '../../ui/photograph/prepare-photograph.ts';
import type { TeamMember } from './model/member.ts';

/** Makes the portraits of the members who have a picture. */
export const preparePortraits = (team: TeamMember[]) =>
  Promise.all(
    team.map(async ({ image, ...member }) => ({
      ...member,
      portrait: image && (await preparePhotograph(image, member.imageFocus, portraitCrops)),
    })),
  );
