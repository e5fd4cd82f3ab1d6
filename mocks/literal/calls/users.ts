import { adds, lists, openList, replies, updates } from '../callBehaviour.ts';
import { adminUser, remark, role } from '../entities/people.ts';
import { notShown } from '../replies.ts';
import type { Section } from '../shapes.ts';

const REAPPROVE = { as: { reappnotif: 'reapp_notif' } };

export const users: Section = {
  title: 'portal §7: admin users',
  calls: [
    {
      name: 'adminUsers',
      spec: 'portal: "List admin users | GET | header Email | list; \'Invalid Access Token\' means no list"',
      method: 'GET',
      path: '/api/admin/users',
      sends: { headers: 'Email' },
      answers: lists(adminUser, openList),
    },
    {
      name: 'roles',
      spec: 'portal: "Get roles | POST | syscode | roles"',
      method: 'POST',
      path: '/api/admin/roles',
      sends: { body: 'syscode=SC00999' },
      answers: lists(role, openList),
    },
    {
      name: 'addUser',
      spec: 'portal: "Add user | POST | emailaddress, password, lastname, firstname, middlename, rolesid, userrolesid, syscode, employee_id, department, {product}avega_tag | not shown"',
      method: 'POST',
      path: '/api/admin/users/add',
      sends: {
        body: `emailaddress password lastname firstname middlename rolesid userrolesid syscode=SC00999 employee_id
               department luminaavega_tag`,
      },
      answers: adds(adminUser, notShown, {
        also: (row, { body }) => {
          row.password = body.password ?? '';
        },
      }),
    },
    {
      name: 'updateUser',
      spec: 'portal: "Update user | POST | as add without password, plus status, edited_by, recordid | not shown"',
      method: 'POST',
      path: '/api/admin/users/update',
      sends: {
        body: `emailaddress lastname firstname middlename rolesid userrolesid syscode=SC00999 employee_id department
               luminaavega_tag status=A|D edited_by recordid`,
      },
      answers: updates(adminUser, notShown),
    },
    {
      name: 'resetUserPassword',
      spec: 'portal: "Reset user password | POST | recordid, emailaddress, edited_by | not shown"',
      method: 'POST',
      path: '/api/admin/users/reset-password',
      sends: { body: 'recordid emailaddress edited_by' },
      answers: replies(notShown),
    },
  ],
};

export const remarks: Section = {
  title: 'portal §7: disapproval remarks',
  calls: [
    {
      name: 'remarks',
      spec: 'portal: "Remarks list / add / update | GET | not shown"',
      method: 'GET',
      path: '/api/admin/remarks',
      sends: {},
      answers: lists(remark, openList),
    },
    {
      name: 'addRemark',
      spec: 'portal: "POST (remarks, special_instructions, posted_by, reappnotif) | not shown"',
      method: 'POST',
      path: '/api/admin/remarks/add',
      sends: { body: 'remarks special_instructions posted_by reappnotif=0|1' },
      answers: adds(remark, notShown, REAPPROVE),
    },
    {
      name: 'updateRemark',
      spec: 'portal: "POST (recordid, remarks, special_instructions, status, reappnotif) | not shown"',
      method: 'POST',
      path: '/api/admin/remarks/update',
      sends: { body: 'recordid remarks special_instructions status=A|D reappnotif=0|1' },
      answers: updates(remark, notShown, REAPPROVE),
    },
  ],
};
