import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandFolder } from '../content/brand.ts';
import { checkMark } from './mark-file.ts';
import { formatProblem } from './problem.ts';

const check = (text: string) => checkMark('mark.svg', text).map(formatProblem);
const frame = (inside: string) => `<svg viewBox="0 0 32 32">\n  ${inside}\n</svg>\n`;

test('the marks of the site and of a new firm pass', () => {
  for (const folder of [brandFolder(), 'tools/new-firm/starter/brand'])
    expect(check(readFileSync(`${folder}/mark.svg`, 'utf8'))).toEqual([]);
});

test('every shape may be drawn, with any of its attributes', () => {
  const shapes = `<g opacity="1" transform="scale(1)" fill="none" stroke="#1a2b3c"><path d="M0 0" fill-rule="evenodd" fill-opacity="1"/>
    <circle cx="1" cy="1" r="1"/><ellipse rx="1" ry="1"/><rect x="1" y="1" width="1" height="1"/><polygon points="0 0"/>
    <line x1="0" y1="0" x2="1" y2="1" stroke-width="1" stroke-opacity="1" stroke-linecap="round" stroke-linejoin="round"/>
    <polyline points="0 0" stroke-miterlimit="1" stroke-dasharray="1 1" stroke-dashoffset="1"/></g>`;
  expect(check(`\uFEFF${frame(shapes)}`)).toEqual([]);
});

test.each([
  ['<script>alert(1)</script>', /the element script is not allowed/],
  ['<path d="M0 0" onload="alert(1)"/>', /the attribute onload is not allowed/],
  ['<path d="M0 0" style="fill:red"/>', /the attribute style is not allowed/],
  ['<path d="M0 0" fill="url(https://example.org/a.svg#a)"/>', /of fill is not allowed.*#1a2b3c/],
  ['<image href="https://example.org/a.png"/>', /the element image is not allowed/],
  ['<use href="#a"/>', /the element use is not allowed/],
  ['<a><path d="M0 0"/></a>', /the element a is not allowed/],
  ['<text>Firm</text>', /the element text is not allowed.*convert text to paths/],
  ['<style>path{fill:red}</style>', /the element style is not allowed/],
  ['<foreignObject/>', /the element foreignObject is not allowed/],
  ['<path d="M0 0" fill=red/>', /cannot be read as a drawing/],
  ['<![CDATA[<script>]]>', /cannot be read as a drawing/],
])('%s is rejected with its line', (inside, expected) => {
  const [problem] = check(frame(inside));
  expect(problem).toMatch(expected);
  expect(problem).toMatch(/^mark\.svg:2 /);
});

test.each([
  ['<svg viewBox="0 0 32 24"></svg>', /the mark is not square.*"0 0 32 32"/],
  ['<path d="M0 0"/>', /the file does not begin with svg/],
  ['<svg width="32" height="32"></svg>', /svg has no viewBox/],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"></svg>', /cannot be read as a drawing/],
  ['<svg viewBox="0 0 1 1"></svg><svg viewBox="0 0 1 1"></svg>', /cannot be read as a drawing/],
  ['<svg viewBox="0 0 1 1"><path d="M0 0"/>', /the drawing is not complete/],
  ['<svg viewBox="0 0 1 1"><g></svg>', /cannot be read as a drawing/],
  ['', /the drawing is not complete/],
])('%s is rejected', (text, expected) => {
  expect(check(text)[0]).toMatch(expected);
});

describe('a figure', () => {
  const checkFigure = (inside: string) =>
    checkMark('figure.svg', `<svg viewBox="0 0 32 24">${inside}</svg>`, ['pay', 'talent']).map(
      formatProblem,
    );

  test('need not be square, and its groups may stand for practices', () => {
    expect(checkFigure('<g id="pay"><path d="M0 0"/></g><g><g id="talent"/></g>')).toEqual([]);
  });

  test.each([
    ['<g id="layer1"/>', /no practice has the address "layer1".*pay, talent/],
    ['<path id="pay" d="M0 0"/>', /the attribute id is not allowed/],
    ['<g id="pay" onload="alert(1)"/>', /the attribute onload is not allowed/],
    ['<g id="pay"><script/></g>', /the element script is not allowed/],
  ])('with %s is rejected', (inside, expected) => {
    expect(checkFigure(inside)[0]).toMatch(expected);
  });

  test('is the only drawing with such groups', () => {
    expect(check(frame('<g id="pay"/>'))[0]).toMatch(/the attribute id is not allowed/);
  });
});
