import { adds, lists, openList, replies, updates } from '../callBehaviour.ts';
import { type Calls, get, post } from '../calling.ts';
import { adminUser, remark, role } from '../entities/people.ts';
import { notShown } from '../replies.ts';

const REAPPROVE = { as: { reappnotif: 'reapp_notif' } };

/** portal §7: admin users */
export const users: Calls = {
  listAdminUsers: get('Email', lists(adminUser, openList)),
  roles: post('syscode=SC00999', lists(role, openList)),
  addUser: post(
    `emailaddress password lastname firstname middlename rolesid userrolesid syscode=SC00999 employee_id
               department luminaavega_tag`,
    adds(adminUser, notShown, {
      also: (row, { body }) => {
        row.password = body.password ?? '';
      },
    }),
  ),
  updateUser: post(
    `emailaddress lastname firstname middlename rolesid userrolesid syscode=SC00999 employee_id department
               luminaavega_tag status=A|D edited_by recordid`,
    updates(adminUser, notShown),
  ),
  resetUserPassword: post('recordid emailaddress edited_by', replies(notShown)),
};

/** portal §7: disapproval remarks */
export const remarks: Calls = {
  listRemarks: get('', lists(remark, openList)),
  addRemark: post('remarks special_instructions posted_by reappnotif=0|1', adds(remark, notShown, REAPPROVE)),
  updateRemark: post(
    'recordid remarks special_instructions status=A|D reappnotif=0|1',
    updates(remark, notShown, REAPPROVE),
  ),
};
