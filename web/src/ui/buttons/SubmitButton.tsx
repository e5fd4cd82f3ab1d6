import { BusyButton } from './BusyButton';

/** The one button of a page that is a form: signing in, recovering an account. */
export function SubmitButton({ text, isBusy }: { text: string; isBusy: boolean }) {
  return <BusyButton type="submit" intent="primary" size="large" fill text={text} isBusy={isBusy} />;
}
