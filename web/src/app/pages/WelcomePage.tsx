import { MessagePage } from '@/ui/messages/MessagePage';
import { useSignedIn } from '../session/store';

export default function WelcomePage() {
  const { firstname } = useSignedIn().user_info.data;
  return (
    <MessagePage
      title={`Welcome, ${firstname}`}
      text="You are signed in, but your department has no screens yet. Ask an administrator for access."
    />
  );
}
