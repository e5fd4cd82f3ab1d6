import type { Scenario } from '../area';
import anotherSession from './another-session';
import defaultScenario from './default';
import empty from './empty';
import expiredPassword from './expired-password';
import otpExceeded from './otp-exceeded';
import slow from './slow';
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
];
