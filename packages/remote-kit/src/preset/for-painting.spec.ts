import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { forPainting } from './for-painting';

/** How rspack's runtime names exports, minified. */
const DEFINE =
  'c.d=(a,b,d)=>{var e=(b,d)=>{for(var e in b)c.o(b,e)&&!c.o(a,e)&&Object.defineProperty(a,e,{enumerable:!0,[d]:b[e]})};e(b,"get"),e(d,"value")}';
const LENT =
  'c.d=require.define??(0,(a,b,d)=>{var e=(b,d)=>{for(var e in b)c.o(b,e)&&!c.o(a,e)&&Object.defineProperty(a,e,{enumerable:!0,[d]:b[e]})};e(b,"get"),e(d,"value")})';

it.each([
  ['({...a,b:1})', '({...null,...a,b:1})'],
  ['f({ ...{...a, b}, ...c })', 'f({ ...null,...{...null,...a, b}, ...c })'],
])('what begins with a spread and goes on begins with nothing: %s', (code, begun) => {
  expect(forPainting(code, 'shell')).toBe(begun);
});

it.each([
  ['a.b=()=>c', 'a.b=(0,()=>c)'],
  ['a.b=function(){return c},d', 'a.b=(0,function(){return c}),d'],
  ['this[a]=async b=>b', 'this[a]=(0,async b=>b)'],
  ['a.b=()=>c.d=()=>({...e,f})', 'a.b=(0,()=>c.d=(0,()=>({...null,...e,f})))'],
])('a function that is written into a property is made before: %s', (code, loose) => {
  expect(forPainting(code, 'shell')).toBe(loose);
});

it.each([
  '({...a})',
  '({b:1,...a})',
  'const {...a} = b',
  '(({...a}) => a)({ b: 1 })',
  '"{...a, b}"',
  '[...a, b]',
  'a=()=>b',
  'a.b=c(()=>d)',
  'a.b??=()=>c',
  '({a:()=>b})',
  'a.b==(()=>c)',
])('all else stays as it is: %s', (code) => {
  expect(forPainting(code, 'shell')).toBe(code);
});

it('what comes of it is the same, in the same order', () => {
  const code = 'JSON.stringify([{...a,b:1,...c},{...undefined,b:2},{...a,"__proto__":null,...d}])';
  const given = () => ({ a: { b: 0, x: 1 }, c: { x: 2 }, d: JSON.parse('{"__proto__":{"y":3}}') as unknown });

  const begun = forPainting(code, 'shell');

  expect(begun).not.toBe(code);
  expect(runInNewContext(begun, given())).toBe(runInNewContext(code, given()));
});

it('a module names its exports in the way that is lent to it, else in its own', () => {
  expect(forPainting(`c.o=b,${DEFINE}`, 'remote')).toBe(`c.o=b,${LENT}`);

  const run = (require: object) => {
    const given = { require, Object, c: { o: Object.hasOwn }, a: {} };
    return runInNewContext(`${forPainting(DEFINE, 'remote')};c.d(a,{x:()=>1},{y:2});a`, given) as object;
  };
  expect(run({})).toEqual({ x: 1, y: 2 });
  expect(run({ define: (on: object) => Object.assign(on, { z: 3 }) })).toEqual({ z: 3 });
});

it('a build whose exports are named otherwise fails, and is not slow in silence', () => {
  expect(() => forPainting('c.d=a=>a', 'remote')).toThrow('names exports in another way');
});

/** kB that stay of the 32 that each run of a module makes, once V8 has collected what is young, as the services have it do. */
function staying(code: string): number {
  const asked = `
    const heap = () => require('node:v8').getHeapStatistics().used_heap_size;
    const getters = [];
    const GETTERS = Symbol();
    const define = (on, asked) => {
      Object.defineProperty(on, GETTERS, { value: Object.values(asked) });
      Object.keys(asked).forEach((name, place) => {
        const get = (getters[place] ??= function () { return this[GETTERS][place]() });
        Object.defineProperty(on, name, { enumerable: true, get });
      });
    };
    const run = require('node:vm').compileFunction(process.argv[1], ['module', 'require']);
    const paint = (times) => { for (let n = 0; n < times; n += 1) { run({}, { define }); gc({ type: 'minor' }); gc({ type: 'minor' }) } };
    paint(60);
    gc();
    const before = heap();
    paint(200);
    process.stdout.write(String((heap() - before) / 200 / 1024));`;
  // Room from the start, or a large collection in between takes away what is to be counted.
  const flags = ['--expose-gc', '--no-allocation-site-pretenuring', '--initial-heap-size=512'];
  return Number(execFileSync(process.execPath, [...flags, '-e', asked, code], { encoding: 'utf8' }));
}

it('what a module made is gone with the next small collection, and not only with a large one', () => {
  const module = `"use strict";const big=new Array(4000).fill(0),c={};c.o=(a,b)=>Object.hasOwn(a,b);${DEFINE};c.d(module,{remote:()=>big});c.last=()=>big`;

  // What V8 itself puts down meanwhile (compiled code, what it noted) is up to 600 kB in all, 3 kB for each run.
  expect(staying(module)).toBeGreaterThan(25);
  expect(staying(forPainting(module, 'remote'))).toBeLessThan(10);
});
