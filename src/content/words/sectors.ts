import { line, section, template } from './define.ts';

export const sectors = section('sectors', {
  most: line('how much a sector uses a service'),
  often: line('how much a sector uses a service'),
  numberSource: template('source and year of a number', 'source', 'year'),
  sometimes: line('how much a sector uses a service'),
});
