import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { TextField } from '@/ui/fields/TextField';
import { PictureField } from '@/ui/files/PictureField';
import { IMAGE_LIMITS } from './form';

interface PostFormValues extends FieldValues {
  title: string;
  content: string;
  image: File | null;
}

interface Props<Values extends PostFormValues> {
  form: UseFormReturn<Values>;
  /** The address of the picture that is already saved. */
  saved?: string | undefined;
  /** Fields between the content and the picture. */
  children?: ReactNode;
}

/** The fields that every post has. */
export function PostFields<Values extends PostFormValues>({ form, saved, children }: Props<Values>) {
  const named = (name: keyof PostFormValues) => name as FieldPath<Values>;
  return (
    <>
      <TextField form={form} name={named('title')} label="Title" maxLength={250} autoFocus />
      <TextAreaField form={form} name={named('content')} label="Content" maxLength={5000} rows={8} />
      {children}
      <PictureField form={form} name={named('image')} label="Image" saved={saved} {...IMAGE_LIMITS} />
    </>
  );
}
