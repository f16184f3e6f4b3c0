import { line, section } from './define.ts';

export const sectors = section('sectors', {
  most: line('how much a sector uses a service'),
  often: line('how much a sector uses a service'),
  sometimes: line('how much a sector uses a service'),
});
