import type { APIRoute } from 'astro';
import { describeRegister } from '../../features/law/law-data.ts';

export const GET: APIRoute = () => Response.json(describeRegister());
