import type { FactoryProvider } from '@nestjs/common';
import { isPublicAddress } from '../../platform/outside/public-addresses';
import { PublicPage } from '../../platform/outside/public-page';

export const publicPageProvider: FactoryProvider<PublicPage> = {
  provide: PublicPage,
  useFactory: () => new PublicPage(isPublicAddress),
};
