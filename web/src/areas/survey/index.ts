import type { Area } from '@/app/routing/routes';

export const survey: Area = {
  routes: [
    {
      path: '/surveyreport',
      title: 'Survey Report',
      topMenu: 'fileManagement',
      load: () => import('./SurveyPage'),
    },
  ],
};
