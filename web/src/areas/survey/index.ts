import type { Area } from '@/app/routing/routes';
import { isAdministrator } from '@/app/session/rules';

export const survey: Area = {
  routes: [
    {
      path: '/surveyreport',
      title: 'Survey Report',
      guard: isAdministrator,
      topMenu: 'fileManagement',
      load: () => import('./SurveyPage'),
    },
  ],
};
