import { shellConfig } from '@nestwell/remote-kit/preset';

export default shellConfig(import.meta.url);
