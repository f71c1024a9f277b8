export { WebModule } from './web.module';
