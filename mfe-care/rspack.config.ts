import { remoteConfig } from '@nestwell/remote-kit/preset';

export default remoteConfig(import.meta.url);
