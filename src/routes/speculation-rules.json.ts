import { speculationRules } from '../layout/speculation-rules.ts';

/** For hosts that name it in a header; the pages carry the same rules in themselves otherwise. */
export const GET = () => new Response(speculationRules);
