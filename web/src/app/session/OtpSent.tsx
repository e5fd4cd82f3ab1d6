// Where a one-time password was mailed to. For how long it is good is the servers' to say: the console knows it from its deployment.
import { config } from '../config';

interface Props {
  email: string;
  /** False where the server refused to send another. */
  isSent?: boolean;
}

export function OtpSent({ email, isSent = true }: Props) {
  const { otpMinutes } = config();
  const lifetime = otpMinutes === undefined ? null : otpMinutes === 1 ? 'one minute' : `${otpMinutes} minutes`;
  if (isSent)
    return (
      <p>
        We sent a one-time password to <strong>{email}</strong>.{lifetime && ` It is good for ${lifetime}.`}
      </p>
    );
  return (
    <p>
      No new one-time password was sent to <strong>{email}</strong>.{' '}
      {lifetime ? `The last one is good for ${lifetime} after it was sent.` : 'The last one may still be good.'}
    </p>
  );
}
