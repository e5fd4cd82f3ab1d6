// What of the literal upstream's answers the contract does not take yet, by variant: an operation that is understood leaves the list,
// and none may join it.
import type { OperationId } from '#contract';

const operations = (names: string) => names.trim().split(/\s+/) as OperationId[];

export const NOT_UNDERSTOOD = {
  first: operations(`
    createDigicardSample deleteProduct deleteRcsConfig enableCorporateFeature getAccountContract getCompanyTag
    getDigicardMember listAdminUsers listAgoraAdvisories listAgoraFeatures listAlagaMdAdvisories listAlagaMdFeatures
    listAnnouncements listAssignedMenus listCategories listCompanyRecords listDigicardAccounts listDigicardColumns
    listDoctorExportRows listDoctorHistory listDoctorRemarks listEmailConfigs listEmailServices listEmailUrls
    listKioskTerminals listNewsletters listOffers listPendingDoctors listPendingRegistrations listPodDevices listProducts
    listRegistrationHistory listRemarks listRoles listStores listSubMenus listSuspendedAccounts listTopProviders loginAgora
    loginAlagaMd resetUserPassword saveDoctorBankDetails updateAccountBank updateAgoraAdvisory updateAlagaMdAdvisory
    updateAnnouncement updateAnnouncementWithImage updateDigicardLabel updateDigicardStyle updateNewsletter
    updateNewsletterWithImage updateProduct updateProductStatus updateRcsConfig updateStore updateUser
    verifyAgoraRecoveryOtp verifyAlagaMdRecoveryOtp
  `),
  second: operations(`
    addKioskTerminal changeForgottenAgoraPassword changeForgottenAlagaMdPassword createDigicardSample deleteMainMenu
    deleteRole deleteSubMenu deleteTopProvider exportSurvey getAccountContract getCompanyTag getDigicardMember
    getDigicardStyle getSystemAccess listAccountBanks listAdminUsers listAgoraAdvisories listAgoraFeatures
    listAlagaMdAdvisories listAlagaMdFeatures listAnnouncements listAssignedMenus listAxaDomainFiles listBanks
    listCategories listCorporateFeatures listDigicardAccounts listDigicardColumns listDigicardLabels listDoctorExportRows
    listDoctorHistory listDoctorRemarks listEmailConfigs listEmailServices listEmailUrls listFeatures listKioskTerminals
    listMainMenus listMemberFiles listNewsletters listOffers listPendingDoctors listPendingRegistrations listPodDevices
    listProducts listRegistrationHistory listRemarks listRequestLogs listRoles listStores listSubMenus listSuspendedAccounts
    listTopProviders removeRoleAccess resetUserPassword searchDoctors searchFacilities searchRcsConfigs updateKioskTerminal
    updateSubMenu updateTopProvider updateUser verifyAgoraRecoveryOtp verifyAlagaMdRecoveryOtp
  `),
  empty: operations(`
    createDigicardSample deleteProduct deleteRcsConfig enableCorporateFeature getAccountContract getDigicardMember
    getFeatureFlag getMemberCoreData getPlanFile listCompanyRecords listProducts loginAgora loginAlagaMd resetUserPassword
    saveDoctorBankDetails updateAccountBank updateAgoraAdvisory updateAlagaMdAdvisory updateAnnouncement
    updateAnnouncementWithImage updateDigicardLabel updateDigicardStyle updateNewsletter updateNewsletterWithImage
    updateProduct updateProductStatus updateRcsConfig updateStore updateUser verifyAgoraRecoveryOtp verifyAlagaMdRecoveryOtp
  `),
};
