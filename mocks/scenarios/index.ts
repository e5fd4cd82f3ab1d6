import type { Scenario } from '../area';
import anotherSession from './another-session';
import coreLookupDown from './core-lookup-down';
import coreLookupRefused from './core-lookup-refused';
import decidedElsewhere from './decided-elsewhere';
import defaultScenario from './default';
import empty from './empty';
import expiredPassword from './expired-password';
import large from './large';
import logsRefused from './logs-refused';
import missingFiles from './missing-files';
import otpExceeded from './otp-exceeded';
import ownStore from './own-store';
import slow from './slow';
import slowImages from './slow-images';
import tokenExpired from './token-expired';
import upstreamDown from './upstream-down';

/** The first one is what a world begins in when its name says nothing else. */
export const scenarios: [Scenario, ...Scenario[]] = [
  defaultScenario,
  empty,
  expiredPassword,
  otpExceeded,
  anotherSession,
  tokenExpired,
  slow,
  upstreamDown,
  coreLookupDown,
  coreLookupRefused,
  missingFiles,
  ownStore,
  decidedElsewhere,
  logsRefused,
  large,
  slowImages,
];
