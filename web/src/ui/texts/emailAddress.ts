/** ASCII only, because addresses are also sent in headers. */
const ADDRESS = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

export const isEmailAddress = (text: string) => ADDRESS.test(text);
