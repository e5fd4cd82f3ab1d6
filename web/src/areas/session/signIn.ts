// The steps of a sign-in, from the credentials to the session.
import { useState } from 'react';
import { ApiError, messageOf } from '@/api/answer';
import { offerFirstSteps } from '@/app/help/FirstStepsSlot';
import { forgetSent, noteSent, sentLately } from '@/app/session/sentOtps';
import type { Application } from '@/app/session/session';
import {
  type Accepted,
  type Credentials,
  completeSignIn,
  login,
  type SignInPurpose,
  sendOtp,
  verifyOtp,
} from '@/shared/signIn';
import { changePasswordAtLogin, waivePassword } from './calls';

const EXPIRED = 'Password is expired.';
const WAIVING_FAILED = 'Password waiving failed.';

/** The sign-in must start again, because the one-time password is used up. */
export class SignInOver extends Error {}

async function failureEndsSignIn<T>(step: Promise<T>, message?: string): Promise<T> {
  try {
    return await step;
  } catch (error) {
    throw new SignInOver(message ?? messageOf(error));
  }
}

export type Step =
  | { name: 'credentials' }
  /** The password is expired: the user chooses to change or waive it. */
  | { name: 'expired' }
  | {
      name: 'otp';
      purpose: SignInPurpose;
      accepted: Accepted | null;
      /**
       * When the mail was sent; null when the server refused to send another one, for the reason in `refusal`. The last
       * one may still be valid.
       */
      sentAt: number | null;
      refusal: string | null;
    }
  /** The one-time password was right; the user enters a new password. */
  | { name: 'newPassword'; ticket: string };

/** Throws when the credentials are wrong. */
async function tryLogin(application: Application, credentials: Credentials): Promise<Accepted | 'expired'> {
  try {
    return await login(application, credentials);
  } catch (error) {
    if (error instanceof ApiError && error.message === EXPIRED) return 'expired';
    throw error;
  }
}

/** Returns when it was sent. */
async function send(application: Application, email: string, purpose: SignInPurpose) {
  await sendOtp(application, email, purpose);
  return noteSent(application, email, purpose);
}

/** Offers the introduction to users who are new to this browser, on their first screen. */
function beginAs(application: Application, password: string, accepted: Accepted): Promise<void> {
  offerFirstSteps(accepted.user.recordid);
  return failureEndsSignIn(completeSignIn(application, password, accepted));
}

export function useSignIn() {
  const [step, setStep] = useState<Step>({ name: 'credentials' });
  const [application, setApplication] = useState<Application>('AGORA');
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });

  const askForOtp = async (chosen: Application, email: string, purpose: SignInPurpose, accepted: Accepted | null) => {
    let sentAt = sentLately(chosen, email, purpose);
    let refusal: string | null = null;
    try {
      sentAt ??= await send(chosen, email, purpose);
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure !== 'refused') throw error;
      refusal = error.message;
    }
    setStep({ name: 'otp', purpose, accepted, sentAt, refusal });
  };

  /** Logs in again after an expired password was waived or changed. */
  const loginAgain = async (password: string, ticket: string) => {
    const accepted = await failureEndsSignIn(login(application, { ...credentials, password }, ticket));
    await beginAs(application, password, accepted);
  };

  return {
    step,
    email: credentials.email,
    loginAgain,
    startOver: () => setStep({ name: 'credentials' }),

    async submitCredentials(chosen: Application, typed: Credentials) {
      setApplication(chosen);
      setCredentials(typed);
      const accepted = await tryLogin(chosen, typed);
      if (accepted === 'expired') setStep({ name: 'expired' });
      else await askForOtp(chosen, typed.email, 'signIn', accepted);
    },

    chooseForExpired: (purpose: 'waive' | 'change') => askForOtp(application, credentials.email, purpose, null),

    async resendOtp() {
      if (step.name !== 'otp') return;
      const sentAt = await send(application, credentials.email, step.purpose);
      // The answer may come after the user has cancelled this sign-in or gone on with it.
      setStep((now) => (now === step ? { ...step, sentAt, refusal: null } : now));
    },

    async submitOtp(otp: string) {
      if (step.name !== 'otp') return;
      let ticket: string;
      try {
        ticket = await verifyOtp(application, credentials.email, otp);
      } catch (error) {
        const exceeded = error instanceof ApiError && error.details.is_exceed === true;
        if (exceeded) forgetSent(application, credentials.email);
        throw exceeded ? new SignInOver(error.message) : error;
      }
      forgetSent(application, credentials.email);
      if (step.accepted) {
        await beginAs(application, credentials.password, step.accepted);
      } else if (step.purpose === 'waive') {
        await failureEndsSignIn(waivePassword(credentials.email, ticket), WAIVING_FAILED);
        await loginAgain(credentials.password, ticket);
      } else {
        setStep({ name: 'newPassword', ticket });
      }
    },

    submitNewPassword: (password: string, ticket: string, proof: string) =>
      changePasswordAtLogin(credentials.email, password, ticket, proof),
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
