import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector, type ReflectableDecorator } from '@nestjs/core';

type AnyMethod = (...args: never[]) => unknown;

type Decorate<F extends AnyMethod> = <G extends F>(
  target: object,
  name: string | symbol,
  method: TypedPropertyDescriptor<G>,
) => void;

/** Marks methods of one signature `F` with options. */
export interface MethodMark<T, F extends AnyMethod> {
  (options: T): Decorate<F>;
  readonly metadata: ReflectableDecorator<{ options: T }>;
}

/** A decorator for methods of providers, which `DecoratedMethods` finds in every module. */
export function methodMark<T, F extends AnyMethod>(): MethodMark<T, F> {
  const metadata = Reflector.createDecorator<{ options: T }>();
  const mark =
    (options: T): Decorate<F> =>
    (target, name, method) =>
      metadata({ options })(target, name, method as TypedPropertyDescriptor<unknown>);
  return Object.assign(mark, { metadata });
}

/** Finds what modules contribute: the methods of their providers that a decorator marks. */
@Injectable()
export class DecoratedMethods {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** Bound to their providers, in the order of the modules. */
  of<T, F extends AnyMethod>({ metadata }: MethodMark<T, F>): { options: T; call: F }[] {
    return this.instances().flatMap((instance) => {
      const prototype = Object.getPrototypeOf(instance) as Record<string, F>;
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
        const method = prototype[name];
        const mark = method && (this.reflector.get(metadata, method) as { options: T } | undefined);
        return mark === undefined ? [] : [{ ...mark, call: method?.bind(instance) as F }];
      });
    });
  }

  /** Each provider once, however many names it is provided under. */
  private instances(): object[] {
    const all = this.discovery
      .getProviders()
      .map((provider): unknown => (provider.isDependencyTreeStatic() ? provider.instance : undefined));
    const objects = all.filter((one): one is object => typeof one === 'object' && one !== null);
    return [...new Set(objects)];
  }
}
