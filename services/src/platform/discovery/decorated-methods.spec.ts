import { Injectable, Module, Scope } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { PersonalData, PersonalDataOf, type PersonalDataHandler } from '../personal-data';
import { DecoratedMethods, methodMark } from './decorated-methods';

const Pours = methodMark<string, (cups: number) => string>();

@Injectable()
class Pot {
  private readonly tea = 'Assam';

  @Pours('tea')
  pour(cups: number): string {
    return `${cups} of ${this.tea}`;
  }
}

@Injectable({ scope: Scope.REQUEST })
class PerRequest {
  @Pours('never')
  pour(): string {
    return '';
  }
}

@Injectable()
@PersonalDataOf('cups')
class CupsData implements PersonalDataHandler {
  export() {
    return Promise.resolve({ cups: 2 });
  }

  erase(): Promise<void> {
    return Promise.resolve();
  }
}

@Injectable()
@PersonalDataOf('cups')
class OtherCupsData extends CupsData {}

@Module({
  imports: [DiscoveryModule],
  providers: [
    DecoratedMethods,
    PersonalData,
    Pot,
    { provide: 'pot', useExisting: Pot },
    PerRequest,
    CupsData,
  ],
})
class Kitchen {}

@Module({ imports: [Kitchen], providers: [OtherCupsData] })
class TwoKitchens {}

const started = (module: new () => object) =>
  NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });

it('finds a marked method once, bound to its provider, and none of a provider that is made for each request', async () => {
  const app = await started(Kitchen);

  const found = app.get(DecoratedMethods).of(Pours);

  expect(found.map(({ options }) => options)).toEqual(['tea']);
  expect(found[0]?.call(2)).toBe('2 of Assam');
  await app.close();
});

it('finds the handler of an area, and fails the start where an area has two', async () => {
  const app = await started(Kitchen);

  expect(await app.get(PersonalData).exportOf('anna')).toEqual({ cups: { cups: 2 } });
  await app.close();
  await expect(started(TwoKitchens)).rejects.toThrow("Two providers are marked @PersonalDataOf('cups')");
});
