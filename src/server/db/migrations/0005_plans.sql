CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"billing_period" text NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"currency" text NOT NULL,
	"max_analyses" integer,
	"max_face_analyses" integer,
	"position" integer NOT NULL,
	CONSTRAINT "plans_name" CHECK ("plans"."name" in ('Free', 'Standard', 'Premium')),
	CONSTRAINT "plans_billing_period" CHECK ("plans"."billing_period" in ('monthly', 'annual'))
);
--> statement-breakpoint
INSERT INTO "plans" ("id", "name", "billing_period", "price", "currency", "max_analyses", "max_face_analyses", "position") VALUES
	('free', 'Free', 'monthly', 0, 'USD', 5, 0, 1),
	('standard-monthly', 'Standard', 'monthly', 9.99, 'USD', 50, 3, 2),
	('standard-annual', 'Standard', 'annual', 95.90, 'USD', 600, 36, 3),
	('premium-monthly', 'Premium', 'monthly', 19.99, 'USD', NULL, 25, 4),
	('premium-annual', 'Premium', 'annual', 191.90, 'USD', NULL, 300, 5);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;