// Tells where a one-time password was sent. How long it is valid is known from the deployment's settings.
import { config } from '../config';

interface Props {
  email: string;
  /** False when the server refused to send another one. */
  isSent?: boolean;
}

export function OtpSent({ email, isSent = true }: Props) {
  const { otpMinutes } = config();
  const lifetime = otpMinutes === undefined ? null : otpMinutes === 1 ? 'one minute' : `${otpMinutes} minutes`;
  if (isSent)
    return (
      <p>
        We sent a one-time password to <strong>{email}</strong>.{lifetime && ` It is valid for ${lifetime}.`}
      </p>
    );
  return (
    <p>
      No new one-time password was sent to <strong>{email}</strong>.{' '}
      {lifetime ? `The last one is valid for ${lifetime} after it was sent.` : 'The last one may still be valid.'}
    </p>
  );
}
